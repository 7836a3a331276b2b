from django.urls import path, re_path

import views

urlpatterns = [
    path("", views.home),
    path("voucher/", views.voucher),
    re_path("^login/", views.login),
]
