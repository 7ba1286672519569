import BookModel
