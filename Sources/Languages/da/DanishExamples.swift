extension Danish {
    /// Written forms and what is said for them.
    static let examples = """
        1900-tallet, 90'erne, 5-årig => nitten hundredetallet, halvfemserne, femårig
        Christian 4. var, Frederik den 9. => Christian den fjerde var, Frederik den niende.
        Christian IV var konge => Christian den fjerde var konge
        d. 5. juni, 3-4 år => den femte juni, tre til fire år
        kr. 5,50 og 2. th. => fem kroner og halvtreds øre og anden til højre.
        """
}
