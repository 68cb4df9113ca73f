/* The script of the desk's page. Texts of users are only ever set as text. */

export const DESK_SCRIPT = `
const element = (name, text) => {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  return made;
};
const say = (text) => { document.getElementById('status').textContent = text; };
const ask = async (path, body, method = 'POST') => {
  const options = body && { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch('/sandbox/desk/' + path, options);
  const reply = await response.json();
  if (!response.ok) throw new Error(reply.error);
  return reply;
};

function detail(list, label, value) {
  list.append(element('dt', label));
  const cell = element('dd');
  const upload = /^\\/api\\/uploads\\/([\\w.-]+)$/.exec(value);
  if (upload) {
    const image = element('img');
    image.src = '/sandbox/desk/uploads/' + upload[1];
    image.alt = label;
    cell.append(image);
  } else cell.textContent = value;
  list.append(cell);
}

/* Documents are decrypted for each press of the button, and the access is logged. */
function documentsOf(one) {
  const place = element('div');
  const button = element('button', 'Show documents');
  button.type = 'button';
  button.addEventListener('click', async () => {
    try {
      const { texts, pictures, reads } = await ask('cases/' + one.id + '/documents');
      const list = element('dl');
      for (const [label, value] of Object.entries(texts)) detail(list, label, value);
      const images = Object.entries(pictures).map(([part, source]) => {
        const image = element('img');
        image.src = source;
        image.alt = part;
        return image;
      });
      const log = reads.map(({ reader, at }) => reader + ' ' + new Date(at).toLocaleString()).join(', ');
      place.replaceChildren(list, ...images, element('p', 'Access log: ' + log));
    } catch (error) { say('Case ' + one.id + ': ' + error.message); }
  });
  place.append(button);
  return place;
}

/* The key stays until a message is taken: a message that is sent again after a lost reply is written once. */
function messageTo(one) {
  const form = element('form');
  const holder = element('label', 'Message to the users');
  const input = element('input');
  input.maxLength = 500;
  input.size = 40;
  holder.append(input);
  const button = element('button', 'Send message');
  form.append(holder, button);
  let sent = { text: '', key: '' };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const text = input.value;
    if (text.trim() === '') return;
    if (sent.text !== text) sent = { text, key: crypto.randomUUID() };
    button.disabled = true;
    try {
      await ask('cases/' + one.id + '/messages', sent);
      input.value = '';
      sent = { text: '', key: '' };
      say('Case ' + one.id + ': the message is sent.');
    } catch (error) { say('Case ' + one.id + ': ' + error.message); }
    button.disabled = false;
    keep();
  });
  return form;
}

function show(one, kind) {
  const card = element('article');
  const list = element('dl');
  detail(list, 'Case', String(one.id));
  detail(list, 'User', String(one.userId));
  if (one.isFrozen) detail(list, 'Account', 'frozen');
  detail(list, 'Opened', new Date(one.openedAt).toLocaleString());
  for (const [label, value] of Object.entries(one.details)) detail(list, label, value);
  const form = element('form');
  const inputs = Object.entries({ ...kind.fields, note: 'Note' }).map(([name, label]) => {
    const holder = element('label', label);
    const input = element('input');
    input.name = name;
    holder.append(input);
    form.append(holder);
    return input;
  });
  for (const verdict of ['approve', 'reject']) {
    const button = element('button', (kind.verdicts ?? { approve: 'Approve', reject: 'Reject' })[verdict]);
    button.value = verdict;
    form.append(button);
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const filled = Object.fromEntries(inputs.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
    const { note = '', ...fields } = filled;
    try {
      await ask('cases/' + one.id, { verdict: event.submitter.value, note, fields });
      say('Case ' + one.id + ' is decided.');
    } catch (error) { say('Case ' + one.id + ': ' + error.message); }
    await refresh();
  });
  card.append(list, ...(kind.hasDocuments ? [documentsOf(one)] : []), ...(kind.hasMessages ? [messageTo(one)] : []), form);
  return card;
}

const filter = document.getElementById('filter');
let page = 1;
function query() {
  const { kind, user } = Object.fromEntries(new FormData(filter));
  const fields = { status: 'pending', page, ...(kind && { kind }), ...(user && { user: user.trim() }) };
  return 'cases?' + new URLSearchParams(fields);
}
async function refresh() {
  const [{ kinds, cases, pageSize }, mode] = await Promise.all([ask(query()), ask('mode')]);
  document.getElementById('mode').textContent = mode.automaticAfterSeconds === null
    ? 'Cases wait for a decision.'
    : 'Cases are decided automatically after ' + mode.automaticAfterSeconds + ' s.';
  document.getElementById('back').disabled = page === 1;
  document.getElementById('next').disabled = cases.length < pageSize;
  for (const [name, { title }] of Object.entries(kinds)) {
    if (!filter.elements.kind.querySelector('option[value="' + name + '"]')) {
      const option = element('option', title);
      option.value = name;
      filter.elements.kind.append(option);
    }
  }
  showCases(kinds, cases);
}

/* A card stays while its case does not change, so that what is typed there is kept. */
const cards = new Map();
const sections = new Map();
function cardOf(one, kind) {
  const of = JSON.stringify(one);
  const known = cards.get(one.id);
  if (known && known.of === of) return known.card;
  if (known) known.card.remove();
  const card = show(one, kind);
  cards.set(one.id, { of, card });
  return card;
}
function sectionOf(name, { title }) {
  const known = sections.get(name);
  if (known) return known;
  const section = { heading: element('h2', title), list: element('div') };
  sections.set(name, section);
  document.getElementById('cases').append(section.heading, section.list);
  return section;
}
function showCases(kinds, cases) {
  document.getElementById('none').hidden = cases.length > 0;
  const pending = new Set(cases.map(({ id }) => id));
  for (const [id, { card }] of cards) {
    if (pending.has(id)) continue;
    card.remove();
    cards.delete(id);
  }
  for (const [name, kind] of Object.entries(kinds)) {
    const own = cases.filter((one) => one.kind === name);
    const { heading, list } = sectionOf(name, kind);
    heading.hidden = own.length === 0;
    own.forEach((one, index) => {
      const card = cardOf(one, kind);
      if (list.children[index] !== card) list.insertBefore(card, list.children[index] ?? null);
    });
  }
}

const row = (cells, kind) => {
  const line = element('tr');
  line.append(...cells.map((text) => element(kind, String(text ?? ''))));
  return line;
};

const freeze = document.getElementById('freeze');
async function refreshFrozen() {
  const { accounts } = await ask('frozen');
  const lines = accounts.map(({ userId, reason, frozenAt }) => row([userId, new Date(frozenAt).toLocaleString(), reason], 'td'));
  document.getElementById('frozen').replaceChildren(row(['User', 'Frozen', 'Reason'], 'th'), ...lines);
}
freeze.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { user, reason } = Object.fromEntries(new FormData(freeze));
  try {
    await ask(event.submitter.value, { user: Number(user), reason });
    freeze.reset();
    say('User ' + user + ': ' + event.submitter.value + ' is done.');
  } catch (error) { say('User ' + user + ': ' + error.message); }
  await Promise.all([refreshFrozen(), refresh()]);
});

const LOGGED = {
  Time: (one) => new Date(one.at).toLocaleString(),
  Who: (one) => one.actor,
  Act: (one) => one.act,
  Case: (one) => one.caseId,
  User: (one) => one.userId,
  Verdict: (one) => one.verdict,
  Note: (one) => one.note,
  Documents: (one) => one.documents,
};
let logPage = 1;
let shownLog = '';
async function refreshLog() {
  const { acts, pageSize } = await ask('log?page=' + logPage);
  document.getElementById('newer').disabled = logPage === 1;
  document.getElementById('older').disabled = acts.length < pageSize;
  const key = logPage + ' ' + acts.map(({ id }) => id).join();
  if (key === shownLog) return;
  shownLog = key;
  const lines = acts.map((one) => row(Object.values(LOGGED).map((text) => text(one)), 'td'));
  document.getElementById('log').replaceChildren(row(Object.keys(LOGGED), 'th'), ...lines);
}
const showLog = (to) => { logPage = to; refreshLog().catch((error) => say(error.message)); };
document.getElementById('newer').addEventListener('click', () => showLog(logPage - 1));
document.getElementById('older').addEventListener('click', () => showLog(logPage + 1));

const keep = () => Promise.all([refresh(), refreshLog(), refreshFrozen()]).catch((error) => say(error.message));
const showPage = (to) => { page = to; keep(); };
document.getElementById('back').addEventListener('click', () => showPage(page - 1));
document.getElementById('next').addEventListener('click', () => showPage(page + 1));
filter.addEventListener('input', () => showPage(1));
filter.addEventListener('submit', (event) => event.preventDefault());
keep();
setInterval(keep, 2000);
`;
