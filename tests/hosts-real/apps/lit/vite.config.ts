import { defineConfig } from 'vite';

export default defineConfig({
  build: { rolldownOptions: { input: ['index.html', 'voucher/index.html', 'login/index.html'] } },
});
