"""Every call of login-portal, with Flask, waitress and data in memory: a starting point for a server.

    pip install -r requirements.txt
    PORT=8000 python3 server.py

docs/api.md describes the calls.
"""

import logging
from urllib.parse import quote

import waitress
from calls import (
    check_token,
    mail_link,
    personal_data,
    personal_reports,
    probe,
    redeem,
    register,
    set_password,
    sign_in,
)
from flask import redirect
from store import ORIGIN, PORT
from web import app, area, route

LARGEST_BODY = 16 * 1024
CONFIGURATION = {
    "version": "1.0.0",
    "systempreferences": {"branding": {"appname": "Example"}},
    "members": {"defaultregistration": True, "campaignsignup": False, "groupsignup": False, "usecaptcha": False},
}


def constant(data):
    return lambda **_: data


# `path:` because a token can contain an encoded slash.
route("GET", "settings/config", constant(CONFIGURATION))
route("GET", "settings/config/short", constant({"systempreferences": {"ssoproviders": []}}))
route("GET", "settings/products", constant([{"id": 1, "title": "One"}]))
route("GET", "i18n/messages/<any(login, admin, member):area>/<locale>", constant({"translations": {}}))
route("GET", "<any(campaigns, groups):of>/<path:id>/registration/data", constant({"config": {}}))
route("POST", "login", probe)
route("POST", "login/user", sign_in("user", "admin"))
route("POST", "login/member", sign_in("member", "portal"))
route("POST", "members/portallogin", mail_link("portalaccess", "member"))
route("POST", "login/forgotpw", mail_link("forgotpw", "user", "member"))
route("POST", "login/user/forgotpw", mail_link("forgotpw", "user"))
route("POST", "login/member/forgotpw", mail_link("forgotpw", "member"))
route("POST", "login/resetpw", set_password("user", "member"))
route("POST", "login/user/resetpw", set_password("user"))
route("POST", "login/member/resetpw", set_password("member"))
route("POST", "members/personaldata", mail_link("pdaccess", "member"))
route("POST", "members/personalreports", mail_link("personalreports", "member"))
route("POST", "members/registration", register)
route("POST", "vouchers/<path:code>/info", redeem)
route("GET", "token/<path:token>", check_token)
route("GET", "members/personaldata/<path:token>", personal_data)
route("GET", "members/personalreports/<path:token>", personal_reports)
app.add_url_rule("/admin", "admin", area("user"))
app.add_url_rule("/member", "member", area("member"))


@app.get("/api/v1/auth/sso/<path:provider>")
def single_sign_on(provider):
    return redirect("/login/sso/error?message=" + quote("This provider is not known."))


if __name__ == "__main__":
    logging.basicConfig()
    # waitress reads the whole body before it calls the application, and disconnects a client that sends nothing.
    server = waitress.create_server(
        app,
        host="localhost",
        port=PORT,
        threads=32,  # A sign-in keeps its thread while it waits for its hash.
        max_request_body_size=LARGEST_BODY,
        max_request_header_size=LARGEST_BODY,
        channel_timeout=10,
        cleanup_interval=5,
        connection_limit=1000,
        asyncore_use_poll=True,
        clear_untrusted_proxy_headers=False,  # ProxyFix reads them.
        ident=None,
    )
    print(f"Listening on {ORIGIN}", flush=True)
    server.run()
