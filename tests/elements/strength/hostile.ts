/** What makes a password meter work hardest, each at any length. */
const repeated =
  (pattern: string): ((length: number) => string) =>
  (length) =>
    pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

/** Always the same signs out of an alphabet (a linear congruential generator). */
const random =
  (alphabet: string): ((length: number) => string) =>
  (length) => {
    let state = length;
    return Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return alphabet[Math.floor((state / 2 ** 32) * alphabet.length)];
    }).join('');
  };

/** Repeats within repeats: a, ab, aba, abaab … */
function fibonacci(length: number): string {
  let [last, word] = ['a', 'ab'];
  while (word.length < length) [last, word] = [word, word + last];
  return word.slice(0, length);
}

function dates(length: number): string {
  let text = '';
  for (let day = 1; text.length < length; day += 1)
    text += `${(day % 28) + 1}${(day % 12) + 1}${1950 + (day % 90)}`;
  return text.slice(0, length);
}

export const HOSTILE: Record<string, (length: number) => string> = {
  'one character': repeated('a'),
  'one sign that may be letters': repeated('4'),
  'two characters': repeated('ab'),
  'every sign that may be a letter': repeated('4@8({[</369&#!1/|0$5+7%2/'),
  'signs that may be several letters': repeated('1!|7<'),
  'signs and letters that are alike': random('1!|il'),
  'random signs that may be letters': random('4@8({[<369&#!1/|0$5+7%2^\\vun'),
  'a word in disguise': repeated('p4$$w0rd'),
  'words in disguise': repeated('tr0ub4d0r|)r4g0n$un$h1n3m0nk3y|_|'),
  'a keyboard walk': repeated("qwertyuiop[]';lkjhgfdsazxcvbnm,./"),
  'a walk back and forth': repeated('qazxswedcvfrtgbnhyujmkiolp'),
  'random printable characters': random(
    ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~',
  ),
  'random digits': random('0123456789'),
  'random common letters': random('etaoinshrdlu'),
  'two random characters': random('a1'),
  'many dates': dates,
  'one date': repeated('11121991'),
  'dates with separators': repeated('1.1.91-02/03/2004_'),
  'recent years': repeated('199019911992200320042005'),
  'words in a row': repeated('correcthorsebatterystaplewonderfulmountainunderstanding'),
  'short words in a row': repeated('iloveyouandhewillbetheoneforalltimeinthesun'),
  'numbers in words': repeated('onetwothreefourfivesixseveneightnineten'),
  separators: repeated('a-b-c-d_e f.'),
  'the alphabet': repeated('abcdefghijklmnopqrstuvwxyz'),
  'pairs of characters': repeated('aabbccddeeffgghhiijjkkllmmnnooppqqrrssttuuvvwwxxyyzz'),
  'repeats within repeats': fibonacci,
  'capitals and small letters': repeated('PaSsWoRd'),
  emoji: repeated('👩‍👩‍👧‍👦🏳️‍🌈'),
  'combining marks': repeated('a\u0300\u0301\u0302\u0303'),
  'letters of everywhere': random('ąćęłńóśźżäöüßéèêçñøåİıЖдя漢字かな한글עבריתالعربية'),
  'half characters': repeated('\ud800a\udc00'),
  'nothing but white space': repeated(' \t\u00a0\u2003'),
  'line breaks': repeated('a\n'),
  'names of properties': repeated('constructor__proto__hasOwnProperty'),
  'her own name': repeated('annakowalska'),
  // Found by changing texts again and again and keeping those that took longer.
  'a mutant of repeats': repeated('1a111carric-a1aomkoping1aa111a1a1externe11aa111a11destiverizon11'),
  'a mutant of dates and disguises': repeated(
    'a105031986eykustermanswdletterp4ss123pail1ament$macklinoph3lid0',
  ),
  'a mutant of digits': repeated('1r56560358537v1575423438351a025663139293330087551820005895040321'),
  'a mutant of likenesses': repeated('1l1l!|l!lil|1!!111iii1i!!1!1|i!l|ilil|iii1i!!1!1|i!1111!!111iuis'),
};

/** Around what is estimated, what is read, and beyond. */
export const LENGTHS = [8, 16, 24, 32, 48, 64, 65, 72, 100, 128, 200, 256, 257, 1_000, 10_000];
