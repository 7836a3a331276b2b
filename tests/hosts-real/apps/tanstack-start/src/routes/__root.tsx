import { createRootRoute, HeadContent, Link, Outlet, Scripts } from '@tanstack/react-router';

export const Route = createRootRoute({
  head: () => ({ meta: [{ charSet: 'utf-8' }] }),
  component: Root,
});

function Root() {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <nav>
          <Link to="/">Home</Link> <Link to="/voucher">Voucher</Link> <Link to="/login/$">Sign in</Link>
        </nav>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
