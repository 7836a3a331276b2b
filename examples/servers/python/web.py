"""The application: its cookies, the anti-forgery token, bodies and refusals."""

import hmac
import os
import secrets

from flask import Flask, g, jsonify, redirect, request
from refusal import Refusal
from store import LOCK, ORIGIN, find_session
from werkzeug.exceptions import HTTPException
from werkzeug.middleware.proxy_fix import ProxyFix

# The number of proxies in front. With 0, X-Forwarded-For is ignored, because any client can forge it.
PROXIES = int(os.environ.get("PROXIES", "0"))

app = Flask(__name__, static_folder=None)
# A redirect would count as no answer.
app.url_map.merge_slashes = app.url_map.strict_slashes = False
app.wsgi_app = ProxyFix(app.wsgi_app, x_for=PROXIES, x_proto=0, x_host=0)


def is_from_own_page():
    """Browsers without https, and old ones, send only the origin."""
    site = request.headers.get("Sec-Fetch-Site")
    return site == "same-origin" if site else request.headers.get("Origin", ORIGIN) == ORIGIN


def read_body():
    """Compares the header with the cookie, which another site can neither read nor set, and reads the JSON."""
    cookie, header = request.cookies.get("XSRF-TOKEN", ""), request.headers.get("X-XSRF-TOKEN", "")
    if not is_from_own_page() or not cookie or not hmac.compare_digest(cookie.encode(), header.encode()):
        raise Refusal(403, "The anti-forgery token is missing. Please reload the page.")
    if not request.is_json:  # A form of another site cannot send JSON.
        raise Refusal(415, "The request must be JSON.")
    try:
        body = request.get_json(silent=True)
    except RecursionError:  # thousands of nested lists
        body = None
    if not isinstance(body, dict):
        raise Refusal(400, "The request is not valid.")
    return body


def route(method, path, call):
    def answer(**parameters):
        if method == "POST":
            parameters["body"] = read_body()
        elif "XSRF-TOKEN" not in request.cookies:
            g.cookies.append(("XSRF-TOKEN", secrets.token_urlsafe(), {}))
        with LOCK:
            data = call(**parameters)
        return jsonify(status="OK", data=data)

    app.add_url_rule(f"/api/v1/{path}", f"{method} {path}", answer, methods=[method])


def area(kind):
    """A page behind the sign-in."""

    def page():
        with LOCK:
            session = find_session(request.cookies.get("session"))
        if not session or session["kind"] != kind:
            return redirect("/login/")
        return f"You are signed in as {session['email']}.", {"Content-Type": "text/plain; charset=utf-8"}

    return page


@app.before_request
def collect_cookies():
    g.cookies = []


@app.after_request
def add_headers(response):
    response.headers["Cache-Control"] = "no-store"
    response.headers["X-Content-Type-Options"] = "nosniff"
    for name, value, options in g.cookies:
        response.set_cookie(name, value, samesite="Lax", secure=ORIGIN.startswith("https:"), **options)
    return response


@app.errorhandler(Refusal)
def refuse(refusal):
    return jsonify(status="ERROR", data=refusal.text), refusal.status, refusal.headers


@app.errorhandler(HTTPException)
def fail(error):
    return jsonify(status="ERROR", data=error.name), error.code
