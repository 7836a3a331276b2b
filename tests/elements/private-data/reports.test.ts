import { expect } from 'chai';
import { departures } from '../../support/address.ts';
import { listenToConsole } from '../../support/console-lines.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { details, record } from '../../support/host-events.ts';
import { path, TOKEN } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { NAME, NO_VALUE, PERSON, PRIVATE, REPORT_ROWS, show } from '../../support/private-data.ts';
import { button, find, findAll, textOf } from '../../support/shadow.ts';

const screen = PRIVATE['personal reports'];
const shown = (reports: unknown) => show(screen, { personal: PERSON, reports });
const cells = (element: Element) =>
  findAll(element, 'tbody tr').map((row) => findAll(row, 'td').map(({ textContent }) => textContent));

/** As the host hears of a report whose fields hold nothing. */
const none = { reportid: '', name: '', variant: '', language: '', date: '' };

describe('personal reports', () => {
  before(loadElements);

  it('are a table under a greeting, in the order they came', async () => {
    const element = await show(screen);
    expect(textOf(find(element, '[part=title]'))).to.include(NAME);
    expect(textOf(element)).to.include('These are the reports that have been made for you.');
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

  for (const prevented of [false, true]) {
    it(`tell the host which one was pressed, and do nothing else${prevented ? ', also when prevented' : ''}`, async () => {
      const element = await show(screen);
      const { requests } = fakeFetch();
      const lines = listenToConsole();
      const events = record(document);
      const before = [path(), history.length, textOf(element)];
      let last: Event | undefined;
      element.addEventListener('portal-report', (event) => {
        last = event;
        if (prevented) event.preventDefault();
      });
      button(element, 'Open Work style').click();
      button(element, 'Open Leading others').click();
      expect(details(events, 'portal-report')).to.deep.equal([
        { report: REPORT_ROWS[1] },
        { report: REPORT_ROWS[0] },
      ]);
      expect(last).to.include({ bubbles: true, composed: true, cancelable: true });
      expect(events).to.have.length(2);
      expect([path(), history.length, textOf(element)]).to.deep.equal(before);
      expect([requests, departures()]).to.deep.equal([[], []]);
      expect(JSON.stringify([events, lines])).to.not.include(TOKEN);
    });
  }

  it('have a row for each, also where two share their id, and text for what is a number or missing', async () => {
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
    const events = record(document);
    for (const open of findAll(element, 'tbody button')) open.click();
    const row = { reportid: '7', name: 'Same', variant: '', language: '', date: '' };
    expect(details(events, 'portal-report')).to.deep.equal([
      { report: row },
      { report: row },
      { report: { ...row, reportid: '', name: '' } },
    ]);
  });

  it('show an odd row or value, and all other rows', async () => {
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
    const events = record(document);
    for (const open of findAll(element, 'tbody button')) open.click();
    expect(details(events, 'portal-report')).to.deep.equal([
      { report: { ...none, name: 'Just a name' } },
      { report: none },
      { report: { ...none, reportid: '[\n  "a"\n]', date: '{\n  "y": 2020\n}' } },
      { report: { ...none, name: 'Last' } },
    ]);
  });

  it('show a map in place of the list as one row', async () => {
    expect(cells(await shown({ name: 'Only one' }))).to.deep.equal([
      [NO_VALUE, 'Only one', NO_VALUE, NO_VALUE, NO_VALUE, 'Open'],
    ]);
  });

  it('greet a person whose name is odd without it', async () => {
    const element = await show(screen, { personal: ['Ada'], reports: [{ name: 'One' }] });
    expect(textOf(find(element, '[part=title]'))).to.equal('Your personal reports');
    expect(cells(element)).to.have.length(1);
  });

  it('name each button by its report, beginning with the word on it', async () => {
    const element = await show(screen);
    expect(findAll(element, 'tbody button').map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Open Leading others',
      'Open Work style',
    ]);
  });

  for (const nothing of [[], {}, '', null, undefined]) {
    it(`may be none, which is said and no table: ${JSON.stringify(nothing)}`, async () => {
      const element = await shown(nothing);
      expect(textOf(element)).to.include('There are no reports for you yet.');
      expect(findAll(element, 'table')).to.deep.equal([]);
    });
  }
});
