/* Takes the place of all modules in a React server component, for the condition `react-server` of package.json. */
throw new Error(
  'login-portal cannot be imported in a server component, because its elements are defined in the browser. ' +
    'Import it in a file that begins with "use client".',
);
