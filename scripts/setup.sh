#!/bin/sh
# `npm run setup`, as root on Debian and Ubuntu: installs the software of the tests that npm does not have, or with `--basic` only
# what `npm test` uses. What the system does not know is left out, and no service is started.
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq || exit 1
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
  trap 'rm $policy' EXIT
  printf '#!/bin/sh\nexit 101\n' > $policy
  chmod +x $policy
fi
install() {
  apt-get install -qq --no-install-recommends "$@" > /dev/null || echo "Not installed: $*"
}
install libatomic1
install chromium chromium-headless-shell
install firefox-esr webkit2gtk-driver xvfb xauth
install nginx-light libnginx-mod-http-brotli-static
[ "$1" = --basic ] && exit
install orca at-spi2-core dbus-daemon openbox xdotool
install apache2
install caddy
install haproxy
install postgresql-15
install poppler-utils
install libjs-prototype libjs-mootools
install php-cli php-mbstring php-sqlite3 php-xml unzip
