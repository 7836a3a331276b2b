#!/bin/sh
# `npm run setup`, as root on Debian and Ubuntu: installs the software of the tests that npm does not have. What the system does not
# know is left out, and no service is started.
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq || exit 1
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
  trap 'rm $policy' EXIT
  printf '#!/bin/sh\nexit 101\n' > $policy
  chmod +x $policy
fi
for packages in \
  libatomic1 \
  'chromium chromium-headless-shell' \
  'firefox-esr webkit2gtk-driver xvfb xauth' \
  'orca at-spi2-core dbus-daemon openbox xdotool' \
  'nginx-light libnginx-mod-http-brotli-static' \
  apache2 caddy haproxy poppler-utils 'libjs-prototype libjs-mootools' \
  'php-cli php-mbstring php-sqlite3 php-xml unzip'
do
  apt-get install -qq --no-install-recommends $packages > /dev/null || echo "Not installed: $packages"
done
