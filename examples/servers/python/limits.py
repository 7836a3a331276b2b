"""How often something may be tried. Replace the dictionary by a store that all processes share, and that forgets what has ended.

The lock of store.py is held by every caller.
"""

import math
import time

from refusal import Refusal

LOCKED = (
    "Too many wrong passwords were entered for this email address, so none is accepted now."
    " Please choose a new one with “Forgot password?”."
)
# How many of each are allowed within a number of minutes.
LIMITS = {
    "password of an address": (100, math.inf),
    "password of an address, per client": (5, 15),
    "password, per client": (30, 15),
    "probe, per client": (60, 15),
    "link, per client": (20, 20),
    "link to an address": (5, 15),
    "voucher, per client": (30, 30),
}
COUNTS = {}  # (name, *subject) -> how many there were, and when they no longer count


def is_allowed(name, *subject):
    """Counts, and returns whether it is allowed. Call it before the outcome is known, because tries can be simultaneous."""
    most, minutes = LIMITS[name]
    count, end = COUNTS.get((name, *subject), (0, 0))
    if end <= time.time():
        count, end = 0, time.time() + 60 * minutes
    if count >= most:
        return False
    COUNTS[name, *subject] = count + 1, end
    return True


def limit(name, *subject):
    if is_allowed(name, *subject):
        return
    _, end = COUNTS[name, *subject]
    if end == math.inf:
        raise Refusal(422, LOCKED)
    seconds = math.ceil(end - time.time())
    raise Refusal(429, "There were too many tries. Please try again later.", {"Retry-After": str(seconds)})


def forget_tries(kind, email, client):
    """A right password does not count, and ends the count of the wrong ones before it."""
    COUNTS.pop(("password of an address", kind, email), None)
    COUNTS.pop(("password of an address, per client", kind, email, client), None)
    count, end = COUNTS["password, per client", client]
    COUNTS["password, per client", client] = count - 1, end


def forget_all_tries(kind, email):
    """After a new password the wrong ones no longer count, for any client."""
    COUNTS.pop(("password of an address", kind, email), None)
    for key in [key for key in COUNTS if key[:3] == ("password of an address, per client", kind, email)]:
        del COUNTS[key]
