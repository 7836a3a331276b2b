import { Auth } from '@supabase/auth-ui-react';
import { ThemeSupa } from '@supabase/auth-ui-shared';
import { createClient } from '@supabase/supabase-js';
import { createRoot } from 'react-dom/client';

const client = createClient(location.origin, 'public-key');
const root = document.getElementById('root');
if (root)
  createRoot(root).render(<Auth supabaseClient={client} appearance={{ theme: ThemeSupa }} providers={[]} />);
