"""What the calls do. Each gets the body and the parameters of the path, and returns the data of the answer."""

import re

from flask import g, request
from limits import forget_tries, limit
from refusal import Refusal
from store import (
    ACCOUNTS,
    SESSION_LIFETIME,
    add_member,
    change_password,
    find_link,
    is_confirmed,
    is_password,
    send_link,
    spend_link,
    start_session,
)

SETS_PASSWORD = ("forgotpw", "activate")
# Replace it by a list of many thousands.
COMMON_PASSWORDS = {"password", "password1", "12345678", "123456789", "qwertyuiop"}
VOUCHERS = {"ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2"}


def text(body, name):
    if not isinstance(body.get(name), str):
        raise Refusal(400, f'The field "{name}" is missing or not valid.')
    try:
        body[name].encode()
    except UnicodeEncodeError:  # half of a pair, such as "\ud83d"
        raise Refusal(400, f'The field "{name}" is missing or not valid.') from None
    return body[name]


def address(body):
    """SMTP allows 254 characters."""
    email = text(body, "email").strip().lower()
    if len(email) > 254 or not email.isprintable() or not re.fullmatch(r"[^\s@]+@[^\s@]+\.[^\s@]+", email):
        raise Refusal(422, "Please provide a valid email address.")
    return email


def probe(body):
    email = address(body)
    limit("probe, per client", request.remote_addr)
    member = ACCOUNTS.get(("member", email))
    is_active = member is not None and is_confirmed(member)
    if ("user", email) in ACCOUNTS:
        return {"action": "choice" if is_active else "password", "membercheck": is_active}
    return {"action": "memberpassword", "active_member": is_active} if member else {"action": "registration"}


def sign_in(kind, action):
    def call(body):
        email, password, client = address(body), text(body, "pass"), request.remote_addr
        limit("password of an address, per client", kind, email, client)
        limit("password, per client", client)
        limit("password of an address", kind, email)
        if not is_password(kind, email, password):
            raise Refusal(401, "The email address or the password is not right.")
        forget_tries(kind, email, client)
        g.cookies.append(("session", start_session(kind, email), {"httponly": True, "max_age": SESSION_LIFETIME}))
        return {"action": action}

    return call


def mail_link(purpose, *kinds):
    def call(body):
        email = address(body)
        limit("link, per client", request.remote_addr)
        send_link(purpose, email, *kinds)
        return {}

    return call


def set_password(*kinds):
    def call(body):
        token, password = text(body, "token"), text(body, "pass")
        if find_link(token, *SETS_PASSWORD)["kind"] not in kinds:
            raise Refusal(404, "This link is for another kind of account.")
        if len(password) < 8 or password != body.get("pass2"):
            raise Refusal(422, "Please choose a password of at least 8 characters, and repeat it.")
        if password.lower() in COMMON_PASSWORDS:
            raise Refusal(422, "This is one of the most used passwords. Please choose another one.")
        change_password(token, SETS_PASSWORD, password)
        return {}

    return call


def check_token(token):
    link = find_link(token)
    if "is_spent" in link:
        raise Refusal(404, "This link has been used already.")
    account = ACCOUNTS[link["kind"], link["email"]]
    return {"type": link["type"], "target": link["kind"], "memberid": account["id"], "token": token}


def personal_data(token):
    link = spend_link(token, "pdaccess")
    person = {"firstname": ACCOUNTS[link["kind"], link["email"]]["name"], "email": link["email"]}
    return {"personal": person, "extra": {}, "survey": []}


def personal_reports(token):
    link = find_link(token, "personalreports")
    return {"personal": {"firstname": ACCOUNTS[link["kind"], link["email"]]["name"]}, "reports": []}


def register(body):
    email = address(body)
    name = text(body, "firstname").strip()
    if not name or not text(body, "lastname").strip() or body.get("agreeTC") is not True:
        raise Refusal(422, "Please fill in your name and agree to the terms.")
    if body.get("regType") != "default":
        raise Refusal(422, "Registration is not available.")
    limit("link, per client", request.remote_addr)
    add_member(email, name)
    send_link("registration", email, "member")
    return {}


def redeem(body, code):
    email = address(body)
    limit("voucher, per client", request.remote_addr)
    if code not in VOUCHERS:
        raise Refusal(422, "This is an invalid voucher. Please check the code.")
    member = ACCOUNTS.get(("member", email))
    if member is None or not is_confirmed(member):
        return {"action": "errormembersonly"}
    VOUCHERS.remove(code)
    return {"action": "success"}
