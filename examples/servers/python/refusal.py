class Refusal(Exception):
    """A status, the text that the person reads, and headers."""

    def __init__(self, status, text, headers=()):
        super().__init__(text)
        self.status, self.text, self.headers = status, text, dict(headers)
