import { expect } from 'chai';
import { TOKEN } from '../../support/calls.ts';
import { captureConsole } from '../../support/console.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { currentPath } from '../../support/links.ts';
import { navigations } from '../../support/location.ts';
import { loadElements } from '../../support/mount.ts';
import { FULL_NAME, PERSON } from '../../support/person.ts';
import { greetingOf, NO_VALUE, PRIVATE_SCREENS, showScreen } from '../../support/private-data.ts';
import { button, find, findAll, textOf } from '../../support/shadow.ts';
import { waitFor } from '../../support/wait-for.ts';

const screen = PRIVATE_SCREENS['personal reports'];
const [first, second] = screen.reply.reports;
const shown = (reports: unknown) => showScreen(screen, { personal: PERSON, reports });
const cells = (element: Element) =>
  findAll(element, 'tbody tr').map((row) => findAll(row, 'td').map(({ textContent }) => textContent));

/** The event detail of a report without values. */
const emptyReport = { reportid: '', name: '', variant: '', language: '', date: '' };

describe('personal reports', () => {
  before(loadElements);

  it('are a table under a title and a greeting, in the order of the reply', async () => {
    const element = await showScreen(screen);
    expect(textOf(find(element, '[part=title]'))).to.equal('Your personal reports');
    expect(greetingOf(element)).to.include(FULL_NAME);
    expect(textOf(element)).to.include('Here are your reports.');
    expect(findAll(element, 'th[scope=col]').map((head) => head.textContent)).to.deep.equal([
      'Report ID',
      'Name',
      'Variant',
      'Language',
      'Date',
      'Actions',
    ]);
    expect(cells(element)).to.deep.equal([
      ['LDR-2207', 'Leading others', 'Self', 'English', 'Jan 19, 2026', 'Open'],
      ['WRK-0031', 'Work style', 'Peer', 'German', 'Nov 10, 2020', 'Open'],
    ]);
    expect(find(element, 'caption').textContent).to.equal('Your personal reports');
  });

  it('fire portal-report on click, and have no other effect if it is prevented', async () => {
    const element = await showScreen(screen);
    const { requests } = fakeFetch();
    const lines = captureConsole();
    const events = recordEvents(document);
    const before = [currentPath(), history.length, textOf(element)];
    let last: Event | undefined;
    element.addEventListener('portal-report', (event) => {
      last = event;
      event.preventDefault();
    });
    button(element, 'Open Work style').click();
    button(element, 'Open Leading others').click();
    expect(eventDetails(events, 'portal-report')).to.deep.equal([{ report: second }, { report: first }]);
    expect(last).to.include({ bubbles: true, composed: true, cancelable: true });
    expect(events).to.have.length(2);
    expect([currentPath(), history.length, textOf(element)]).to.deep.equal(before);
    expect([requests, navigations()]).to.deep.equal([[], []]);
    expect(JSON.stringify([events, lines])).to.not.include(TOKEN);
  });

  it('say that they cannot be opened if nobody prevents portal-report, again on each click', async () => {
    const element = await showScreen(screen);
    const notices = new Set<Element>();
    for (const name of ['Open Work style', 'Open Leading others']) {
      button(element, name).click();
      await waitFor(() => findAll(element, '[part="alert info"]').some((each) => !notices.has(each)));
      const notice = find(element, '[part="alert info"]');
      expect(textOf(notice)).to.equal(
        "This report can't be opened on this page. Please contact whoever invited you.",
      );
      notices.add(notice);
    }
    expect(notices.size).to.equal(2);
    expect(findAll(element, '[part="alert info"]')).to.have.length(1);
  });

  it('are links to their address if it is on a trusted origin, and fire nothing', async () => {
    const own = `${location.origin}/reports/1`;
    const element = await shown([
      { name: 'Absolute', url: own },
      { name: 'Relative', url: '/reports/2?key=a' },
    ]);
    const events = recordEvents(document);
    const links = findAll(element, 'tbody a') as HTMLAnchorElement[];
    expect(links.map(({ href, target, rel, ariaLabel }) => [href, target, rel, ariaLabel])).to.deep.equal([
      [own, '_blank', 'noopener noreferrer', 'Open Absolute'],
      [`${location.origin}/reports/2?key=a`, '_blank', 'noopener noreferrer', 'Open Relative'],
    ]);
    expect(findAll(element, 'tbody button')).to.deep.equal([]);
    expect(eventDetails(events, 'portal-report')).to.deep.equal([]);
  });

  for (const url of [
    'javascript:alert(1)',
    'data:text/html,a',
    'https://elsewhere.example/report',
    '//elsewhere.example/report',
    'https://name:word@elsewhere.example/',
    '',
    7,
    null,
    { href: '/reports/1' },
  ])
    it(`are buttons if their address is ${JSON.stringify(url)}`, async () => {
      const element = await shown([{ name: 'Odd', url }]);
      expect(findAll(element, 'tbody a')).to.deep.equal([]);
      expect(findAll(element, 'tbody button')).to.have.length(1);
    });

  it('have a row each, also with equal ids, numbers or missing values', async () => {
    const element = await shown([
      { reportid: 7, name: 'Same' },
      { reportid: 7, name: 'Same', more: TOKEN },
      {},
    ]);
    expect(cells(element)).to.deep.equal([
      ['7', 'Same', NO_VALUE, NO_VALUE, NO_VALUE, 'Open'],
      ['7', 'Same', NO_VALUE, NO_VALUE, NO_VALUE, 'Open'],
      [NO_VALUE, NO_VALUE, NO_VALUE, NO_VALUE, NO_VALUE, 'Open'],
    ]);
    const events = recordEvents(document);
    for (const open of findAll(element, 'tbody button')) open.click();
    const row = { reportid: '7', name: 'Same', variant: '', language: '', date: '' };
    expect(eventDetails(events, 'portal-report')).to.deep.equal([
      { report: row },
      { report: row },
      { report: { ...row, reportid: '', name: '' } },
    ]);
  });

  it('show unexpected rows and values, and all other rows', async () => {
    const element = await shown([
      'Just a name',
      null,
      { reportid: ['a'], date: { y: 2020 } },
      { name: 'Last' },
    ]);
    expect(cells(element)).to.deep.equal([
      [NO_VALUE, 'Just a name', NO_VALUE, NO_VALUE, NO_VALUE, 'Open'],
      [NO_VALUE, NO_VALUE, NO_VALUE, NO_VALUE, NO_VALUE, 'Open'],
      ['[\n  "a"\n]', NO_VALUE, NO_VALUE, NO_VALUE, '{\n  "y": 2020\n}', 'Open'],
      [NO_VALUE, 'Last', NO_VALUE, NO_VALUE, NO_VALUE, 'Open'],
    ]);
    const events = recordEvents(document);
    for (const open of findAll(element, 'tbody button')) open.click();
    expect(eventDetails(events, 'portal-report')).to.deep.equal([
      { report: { ...emptyReport, name: 'Just a name' } },
      { report: emptyReport },
      { report: { ...emptyReport, reportid: '[\n  "a"\n]', date: '{\n  "y": 2020\n}' } },
      { report: { ...emptyReport, name: 'Last' } },
    ]);
  });

  it('show an object instead of the list as one row', async () => {
    expect(cells(await shown({ name: 'Only one' }))).to.deep.equal([
      [NO_VALUE, 'Only one', NO_VALUE, NO_VALUE, NO_VALUE, 'Open'],
    ]);
  });

  it('have a title without a greeting if the person is not an object', async () => {
    const element = await showScreen(screen, { personal: ['Ada'], reports: [{ name: 'One' }] });
    expect(textOf(find(element, '[part=title]'))).to.equal('Your personal reports');
    expect(findAll(element, '.title + .intro').map(textOf)).to.deep.equal(['Here are your reports.']);
    expect(cells(element)).to.have.length(1);
  });

  it('have names in the language of the report, if it is known', async () => {
    const languages = ['de', 'pt-BR', 'German', 'x', '', null];
    const element = await shown(languages.map((language) => ({ name: 'One', language })));
    const names = findAll(element, 'td[data-label=Name]');
    expect(names.map((cell) => cell.getAttribute('lang'))).to.deep.equal([
      'de',
      'pt-BR',
      null,
      null,
      null,
      null,
    ]);
    expect(findAll(element, 'tbody [lang]')).to.have.length(2);
  });

  it('name each button after its report, starting with its visible label', async () => {
    const element = await showScreen(screen);
    expect(findAll(element, 'tbody button').map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Open Leading others',
      'Open Work style',
    ]);
  });

  for (const nothing of [[], {}, '', null, undefined]) {
    it(`show a message instead of a table if there are none: ${JSON.stringify(nothing)}`, async () => {
      const element = await shown(nothing);
      expect(textOf(element)).to.include("You don't have any reports yet.");
      expect(findAll(element, 'table')).to.deep.equal([]);
    });
  }
});
