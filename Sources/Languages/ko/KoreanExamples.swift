extension Korean {
    /// Written forms and what is said for them.
    static let examples = """
        6·25와 3.1절, 3·1 운동 => 육이오와 삼일절, 삼일 운동
        3대 2로, 차 3대, 3.1 => 삼 대 이로, 차 세대, 삼점일
        """
}
