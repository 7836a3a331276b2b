"""Accounts, links and sessions. Replace the dictionaries by a database and `print` by emails."""

import hashlib
import hmac
import os
import secrets
import time
import unicodedata
from threading import Lock, Semaphore, Thread

from limits import forget_all_tries, is_allowed
from refusal import Refusal

PORT = int(os.environ.get("PORT", "8000"))
ORIGIN = os.environ.get("ORIGIN", f"http://localhost:{PORT}")
MINUTE = 60
LINK_LIFETIME = 60 * MINUTE
SESSION_LIFETIME = 8 * 60 * MINUTE
# The portal repeats a GET once if the network fails, possibly after the server has answered.
REPEAT_GRACE = MINUTE

# Each call holds the lock, except while it computes a hash.
LOCK = Lock()
# Each hash needs 16 MB.
HASHES = Semaphore(2)


def hashed(password, salt=None):
    salt = salt or secrets.token_bytes(16)
    password = unicodedata.normalize("NFC", password).encode()
    return salt, hashlib.scrypt(password, salt=salt, n=2**14, r=8, p=1)


def hashed_without_lock(password, salt=None):
    LOCK.release()
    try:
        with HASHES:
            return hashed(password, salt)
    finally:
        LOCK.acquire()


NOBODY = hashed(secrets.token_hex())  # a password that nobody knows
ACCOUNTS = {
    ("user", "tomas@example.org"): {"id": 1, "name": "Tomás", "password": hashed("Copper-Orchard-31")},
    ("member", "hanna@example.org"): {"id": 2, "name": "Hanna", "password": hashed("Quiet-Meadow-74")},
}
LINKS = {}  # token -> type, kind, email, end
SESSIONS = {}  # session -> kind, email, end


def add_member(email, name):
    ACCOUNTS.setdefault(("member", email), {"id": len(ACCOUNTS) + 1, "name": name, "password": NOBODY})


def is_confirmed(account):
    """Setting the first password, with an emailed link, also confirms the address."""
    return account["password"] is not NOBODY


def is_password(kind, email, password):
    """The hash is also computed without an account, so that the time reveals nothing."""
    stored = ACCOUNTS.get((kind, email), {"password": NOBODY})["password"]
    salt, expected = stored
    is_right = hmac.compare_digest(hashed_without_lock(password, salt)[1], expected)
    # The password may have changed while the hash was computed.
    return is_right and (kind, email) in ACCOUNTS and ACCOUNTS[kind, email]["password"] is stored


def send_link(purpose, email, *kinds):
    """Sends to the first of these kinds that the address has, and in another thread, so that the time of the answer does not
    reveal who has an account."""

    def send():
        with LOCK:
            kind = next((kind for kind in kinds if (kind, email) in ACCOUNTS), None)
            if not kind or not is_allowed("link to an address", purpose, email):
                return
            text = mail_text(purpose, kind, email)
        if text:
            print(f"To {email}: {text}", flush=True)

    Thread(target=send).start()


def mail_text(purpose, kind, email):
    """By the state of the account: see "Accounts, answers and emails" in docs/api.md."""
    confirmed = is_confirmed(ACCOUNTS[kind, email])
    if purpose == "registration" and confirmed:
        return f"You are a member already. Log in at {ORIGIN}/login/"
    if purpose == "portalaccess" and not confirmed:
        return None
    token = secrets.token_urlsafe()
    purpose = "activate" if purpose == "forgotpw" and not confirmed else purpose
    LINKS[token] = {"type": purpose, "kind": kind, "email": email, "end": time.time() + LINK_LIFETIME}
    return f"{ORIGIN}/login/token/{token}"


def find_link(token, *purposes):
    """What a link is for. Without purposes, any is accepted."""
    link = LINKS.get(token)
    if not link or link["end"] <= time.time() or (purposes and link["type"] not in purposes):
        raise Refusal(404, "This link is unknown. It might have expired or been used already.")
    return link


def spend_link(token, purpose):
    """A link to data works once, and again if the GET is repeated at once."""
    link = find_link(token, purpose)
    if "is_spent" not in link:
        link.update(is_spent=True, end=time.time() + REPEAT_GRACE)
    return link


def change_password(token, purposes, password):
    """Ends all links and sessions of the address, so that whoever has an old link or knew the old password loses access."""
    password = hashed_without_lock(password)
    # The link may have been used while the hash was computed.
    link = find_link(token, *purposes)
    kind, email = link["kind"], link["email"]
    ACCOUNTS[kind, email]["password"] = password
    for entries in (LINKS, SESSIONS):
        for key in [key for key, entry in entries.items() if entry["email"] == email]:
            del entries[key]
    forget_all_tries(kind, email)


def start_session(kind, email):
    session = secrets.token_urlsafe()
    SESSIONS[session] = {"kind": kind, "email": email, "end": time.time() + SESSION_LIFETIME}
    return session


def find_session(session):
    found = SESSIONS.get(session)
    return found if found and found["end"] > time.time() else None
