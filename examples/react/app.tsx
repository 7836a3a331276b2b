import 'login-portal/voucher-redeem';
import type {} from 'login-portal/react';
import { portalEvents } from 'login-portal/react-events';
import { useState } from 'react';

type Theme = 'light' | 'dark';

export function App() {
  const [theme, setTheme] = useState<Theme>('light');
  const [message, setMessage] = useState('');
  return (
    <>
      <label>
        Theme{' '}
        <select value={theme} onChange={(event) => setTheme(event.target.value as Theme)}>
          <option>light</option>
          <option>dark</option>
        </select>
      </label>
      <voucher-redeem
        theme={theme}
        ref={portalEvents({ 'portal-error': ({ detail }) => setMessage(detail.message) })}
      />
      <output>{message}</output>
    </>
  );
}
