import Link from 'next/link';
import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <nav>
          <Link href="/">Home</Link> <Link href="/voucher">Voucher</Link> <Link href="/login/">Sign in</Link>
        </nav>
        {children}
      </body>
    </html>
  );
}
