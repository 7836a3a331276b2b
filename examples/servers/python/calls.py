"""The calls. Replace the dictionaries by a database and `send_link` by emails, and limit the attempts per client."""

import hashlib
import hmac
import os
import re
import secrets
import time
from urllib.parse import quote

PORT = int(os.environ.get("PORT", "8000"))
ORIGIN = os.environ.get("ORIGIN", f"http://localhost:{PORT}")
HOUR = 3600


class Refusal(Exception):
    """A status, and the text that the person reads."""


def hashed(password, salt=None):
    salt = salt or secrets.token_bytes(16)
    return salt, hashlib.scrypt(password.encode(), salt=salt, n=2**14, r=8, p=1)


NOBODY = hashed(secrets.token_hex())
ACCOUNTS = {
    ("user", "tomas@example.org"): {"id": 1, "name": "Tomás", "password": hashed("Copper-Orchard-31")},
    ("member", "hanna@example.org"): {"id": 2, "name": "Hanna", "password": hashed("Quiet-Meadow-74")},
}
VOUCHERS = {"ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2"}
TOKENS = {}  # token -> (type, kind, email, time of expiry)
SESSIONS = {}  # session -> id of the account


def text(body, name):
    if not isinstance(body.get(name), str):
        raise Refusal(400, f'The field "{name}" is missing or not valid.')
    return body[name]


def address(body):
    email = text(body, "email").strip().lower()
    if not re.fullmatch(r"[^\s@]+@[^\s@]+\.[^\s@]+", email):
        raise Refusal(422, "Please provide a valid email address.")
    return email


def send_link(kind, email, purpose):
    if (kind, email) in ACCOUNTS:
        token = secrets.token_urlsafe()
        TOKENS[token] = (purpose, kind, email, time.time() + HOUR)
        print(f"To {email}: {ORIGIN}/login/token/{token}", flush=True)


def find_token(token, *purposes):
    purpose, kind, email, expiry = TOKENS.get(token, ("", "", "", 0))
    if expiry < time.time() or (purposes and purpose not in purposes):
        raise Refusal(404, "This link is unknown. It might have expired or been used already.")
    return purpose, kind, email


def probe(request, body):
    is_user, is_member = ((kind, address(body)) in ACCOUNTS for kind in ("user", "member"))
    action = {(True, True): "choice", (True, False): "password", (False, True): "memberpassword"}
    return {"action": action.get((is_user, is_member), "registration"), "membercheck": is_member}


def sign_in(request, body, kind):
    account = ACCOUNTS.get((kind, address(body)))
    # The hash is also computed without an account, so that the time reveals nothing.
    salt, expected = account["password"] if account else NOBODY
    if not hmac.compare_digest(hashed(text(body, "pass"), salt)[1], expected) or not account:
        raise Refusal(401, "The email address or the password is not right.")
    session = secrets.token_urlsafe()
    SESSIONS[session] = account["id"]
    request.set_cookie("session", session, "; HttpOnly")
    return {"action": "admin" if kind == "user" else "portal"}


def mail_link(purpose, *kinds):
    def call(request, body):
        for kind in kinds:
            send_link(kind, address(body), purpose)
        return {}

    return call


def set_password(request, body, kind=None):
    token, password = text(body, "token"), text(body, "pass")
    _, owner, email = find_token(token, "forgotpw", "activate")
    if kind and kind != owner:
        raise Refusal(404, "This link is unknown. It might have expired or been used already.")
    if len(password) < 8 or password != body.get("pass2"):
        raise Refusal(422, "Please choose a password of at least 8 characters, and repeat it.")
    ACCOUNTS[owner, email]["password"] = hashed(password)
    del TOKENS[token]
    return {}


def check_token(request, body, token):
    purpose, kind, email = find_token(token)
    return {"type": purpose, "target": kind, "memberid": ACCOUNTS[kind, email]["id"], "token": token}


def personal_data(request, body, token, purpose="pdaccess"):
    _, kind, email = find_token(token, purpose)
    return {"personal": {"firstname": ACCOUNTS[kind, email]["name"], "email": email}, "extra": {}, "survey": []}


def personal_reports(request, body, token):
    return {"personal": personal_data(request, body, token, "personalreports")["personal"], "reports": []}


def register(request, body):
    email = address(body)
    if not text(body, "firstname") or not text(body, "lastname") or body.get("agreeTC") is not True:
        raise Refusal(422, "Please fill in your name and agree to the terms.")
    ACCOUNTS.setdefault(("member", email), {"id": len(ACCOUNTS) + 1, "name": body["firstname"], "password": NOBODY})
    send_link("member", email, "registration")
    return {}


def redeem(request, body, code):
    email = address(body)
    if code not in VOUCHERS:
        raise Refusal(422, "This is an invalid voucher. Please check the code.")
    if ("member", email) not in ACCOUNTS:
        return {"action": "errormembersonly"}
    VOUCHERS.remove(code)
    return {"action": "success"}


def single_sign_on(request, body, provider):
    request.location = "/login/sso/error?message=" + quote("This provider is not known.")


CONFIGURATION = {
    "version": "1.0.0",
    "systempreferences": {"branding": {"appname": "Example"}},
    "members": {"defaultregistration": True, "campaignsignup": False, "groupsignup": False, "usecaptcha": False},
}
CALLS = [
    ("GET", "settings/config", lambda *_: CONFIGURATION),
    ("GET", "settings/config/short", lambda *_: {"systempreferences": {"ssoproviders": []}}),
    ("GET", "settings/products", lambda *_: [{"id": 1, "title": "One"}]),
    ("GET", "i18n/messages/(login|admin|member)/([a-z]{2})", lambda *_: {"translations": {}}),
    ("GET", "(campaigns|groups)/([^/]+)/registration/data", lambda *_: {"config": {}}),
    ("POST", "login", probe),
    ("POST", "login/(user|member)", sign_in),
    ("POST", "members/portallogin", mail_link("portalaccess", "member")),
    ("POST", "login/forgotpw", mail_link("forgotpw", "user", "member")),
    ("POST", "login/user/forgotpw", mail_link("forgotpw", "user")),
    ("POST", "login/member/forgotpw", mail_link("forgotpw", "member")),
    ("POST", "login/resetpw", set_password),
    ("POST", "login/(user|member)/resetpw", set_password),
    ("POST", "members/personaldata", mail_link("pdaccess", "member")),
    ("POST", "members/personalreports", mail_link("personalreports", "member")),
    ("POST", "members/registration", register),
    ("POST", "vouchers/([^/]+)/info", redeem),
    ("GET", "token/([^/]+)", check_token),
    ("GET", "members/personaldata/([^/]+)", personal_data),
    ("GET", "members/personalreports/([^/]+)", personal_reports),
    ("GET", "auth/sso/([^/]+)", single_sign_on),
]
