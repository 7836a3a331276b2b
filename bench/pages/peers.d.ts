/* The packages of bench/package.json, which are installed on demand. */
declare module '@supabase/auth-ui-react';
declare module '@supabase/auth-ui-shared';
declare module '@supabase/supabase-js';
declare module '@teamhanko/hanko-elements';
declare module '@vaadin/login/*';
