import { expect } from 'chai';
import { expectProblem } from '../../support/element-guard.ts';
import { realFetch } from '../../support/fake-fetch.ts';
import { loadScript } from '../../support/mount.ts';
import { find } from '../../support/shadow.ts';
import { open } from '../../support/stages.ts';

describe('the single-file bundle as a classic script', () => {
  it('shows the right texts on a page in another encoding', async () => {
    // The page's content security policy (report-only) does not allow blobs.
    expectProblem(/script-src-elem blob/);
    const bytes = await (await realFetch('/dist/login-portal.js')).arrayBuffer();
    const file = new Blob([bytes], { type: 'text/javascript; charset=windows-1252' });
    await loadScript(URL.createObjectURL(file));
    const element = await open('<login-portal routing="memory" locale="pl"></login-portal>');
    expect(find(element, 'button[type=submit]').textContent).to.include('Dalej');
    expect(element.shadowRoot?.textContent).to.include('Nie pamiętasz hasła?');
  });
});
