import { expect, test } from './wordpress.ts';

test('deleting the plugin removes what it has saved, and nothing else', async ({ wordpress }) => {
  const names = () =>
    JSON.parse(
      wordpress.php(
        'global $wpdb; echo wp_json_encode( $wpdb->get_col( "SELECT option_name FROM {$wpdb->options}" ) );',
      ),
    ).filter(
      (name: string) => !/transient|rewrite_rules|cron|uninstall_plugins|recently_activated/.test(name),
    );
  const admin =
    "require ABSPATH . 'wp-admin/includes/plugin.php'; require ABSPATH . 'wp-admin/includes/file.php';";
  const plugin = "array( 'login-portal/login-portal.php' )";
  wordpress.php("delete_option( 'login_portal' );");
  const before = names();
  wordpress.set({ 'api-base': 'https://portal.example', page: true });
  expect(names()).toContain('login_portal');
  wordpress.php(`${admin} deactivate_plugins( ${plugin} ); var_dump( delete_plugins( ${plugin} ) );`);
  expect(names()).toEqual(before);
});
