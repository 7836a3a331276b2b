"""Every call of login-portal, with the standard library of Python and data in memory: a starting point for a server.

    PORT=8000 python3 server.py

docs/api.md describes the calls.
"""

import hmac
import json
import re
import secrets
from http.cookies import SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import unquote, urlsplit

from calls import CALLS, ORIGIN, PORT, Refusal

LARGEST_BODY = 16 * 1024


class Server(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self, status, envelope):
        content = json.dumps(envelope).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "no-store")
        self.send_header("X-Content-Type-Options", "nosniff")
        if self.location:
            self.send_header("Location", self.location)
        for cookie in self.cookies:
            self.send_header("Set-Cookie", cookie)
        self.end_headers()
        self.wfile.write(content)

    def set_cookie(self, name, value, attributes=""):
        secure = "; Secure" if ORIGIN.startswith("https:") else ""
        self.cookies.append(f"{name}={value}; Path=/; SameSite=Lax{secure}{attributes}")

    def read_body(self):
        length = int(self.headers.get("Content-Length") or 0)
        if length > LARGEST_BODY:
            self.close_connection = True
            raise Refusal(413, "The request is too large.")
        content = self.rfile.read(length)
        cookie = SimpleCookie(self.headers.get("Cookie")).get("XSRF-TOKEN")
        header = self.headers.get("X-XSRF-TOKEN", "")
        is_own = self.headers.get("Sec-Fetch-Site", "same-origin") == "same-origin"
        if not is_own or not cookie or not hmac.compare_digest(cookie.value.encode(), header.encode()):
            raise Refusal(403, "The anti-forgery token is missing. Please reload the page.")
        try:
            body = json.loads(content)
        except ValueError:
            body = None
        if not isinstance(body, dict):
            raise Refusal(400, "The request is not valid.")
        return body

    def handle_call(self):
        self.cookies, self.location = [], None
        try:
            for method, pattern, call in CALLS:
                match = re.fullmatch("/api/v1/" + pattern, urlsplit(self.path).path)
                if match and method == self.command:
                    body = self.read_body() if method == "POST" else None
                    if method == "GET" and "XSRF-TOKEN=" not in self.headers.get("Cookie", ""):
                        self.set_cookie("XSRF-TOKEN", secrets.token_urlsafe())
                    data = call(self, body, *map(unquote, match.groups()))
                    return self.answer(302 if self.location else 200, {"status": "OK", "data": data})
            raise Refusal(404, "There is no such call.")
        except Refusal as refusal:
            status, reason = refusal.args
            self.answer(status, {"status": "ERROR", "data": reason})

    do_GET = do_POST = handle_call

    def log_message(self, *_):
        """Paths contain tokens, so they are not logged."""


if __name__ == "__main__":
    server = ThreadingHTTPServer(("localhost", PORT), Server)
    print(f"Listening on http://localhost:{PORT}", flush=True)
    server.serve_forever()
