from pathlib import Path

BASE_DIR = Path(__file__).resolve().parent
PORTAL = BASE_DIR / "node_modules/login-portal/dist"

SECRET_KEY = "for the tests only"
DEBUG = True
ALLOWED_HOSTS = ["localhost"]
ROOT_URLCONF = "urls"
INSTALLED_APPS = ["django.contrib.staticfiles"]
STATIC_URL = "/static/"
STATICFILES_DIRS = [BASE_DIR / "static", ("elements", PORTAL / "elements")]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
    }
]
