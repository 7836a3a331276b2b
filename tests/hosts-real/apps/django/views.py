from django.conf import settings
from django.shortcuts import render
from django.utils.html import format_html
from django.utils.safestring import mark_safe


def home(request):
    return render(request, "home.html")


def voucher(request):
    html = (settings.PORTAL / "fragments/voucher-redeem.en.html").read_text(encoding="utf-8")
    attributes = format_html(' voucher="{}"', request.GET.get("voucher", ""))
    fragment = html.replace("<voucher-redeem", "<voucher-redeem" + attributes, 1)
    return render(request, "voucher.html", {"form": mark_safe(fragment)})


def login(request):
    return render(request, "login.html")
