/* The page of the desk: plain HTML, one script, one style sheet. Texts of users are only ever set as text. */

export const DESK_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Back office</title>
<link rel="stylesheet" href="/sandbox/desk/page.css">
<script src="/sandbox/desk/page.js" defer></script>
</head>
<body>
<h1>Back office</h1>
<p id="mode"></p>
<p role="status" id="status"></p>
<form id="filter">
<label>Kind<select name="kind"><option value="">All</option></select></label>
<label>User<input name="user" inputmode="numeric" size="8"></label>
<button type="button" id="back">Older cases</button>
<button type="button" id="next">Newer cases</button>
</form>
<main id="cases"></main>
</body>
</html>
`;

export const DESK_STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 860px; padding: 24px 16px; color: #1b1f24; background: #fff; }
h1 { font-size: 22px; } h2 { font-size: 17px; margin: 28px 0 8px; }
article { border: 1px solid #d0d7de; border-radius: 8px; padding: 12px 16px; margin: 8px 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 0 0 12px; }
dt { color: #57606a; } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
label { display: grid; font-size: 13px; color: #57606a; }
input, select, button { font: inherit; padding: 6px 10px; border: 1px solid #8c959f; border-radius: 6px; background: #fff; color: inherit; }
button { cursor: pointer; } button[value=approve] { background: #1a7f37; border-color: #1a7f37; color: #fff; }
img { max-width: 240px; max-height: 240px; border-radius: 6px; }
@media (prefers-color-scheme: dark) {
  body { background: #0d1117; color: #e6edf3; } article { border-color: #30363d; } dt, label { color: #9198a1; }
  input, select, button { background: #161b22; border-color: #6e7681; }
}
`;

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

function show(one, kind) {
  const card = element('article');
  const list = element('dl');
  detail(list, 'Case', String(one.id));
  detail(list, 'User', String(one.userId));
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
    await refresh(true);
  });
  card.append(list, ...(kind.hasDocuments ? [documentsOf(one)] : []), form);
  return card;
}

const filter = document.getElementById('filter');
let page = 1;
let shown = '';
function query() {
  const { kind, user } = Object.fromEntries(new FormData(filter));
  const fields = { status: 'pending', page, ...(kind && { kind }), ...(user && { user: user.trim() }) };
  return 'cases?' + new URLSearchParams(fields);
}
async function refresh(always) {
  const [{ kinds, cases, pageSize }, mode] = await Promise.all([ask(query()), ask('mode')]);
  document.getElementById('mode').textContent = mode.automaticAfterSeconds === null
    ? 'Cases wait for a decision.'
    : 'Cases are decided automatically after ' + mode.automaticAfterSeconds + ' s.';
  document.getElementById('back').disabled = page === 1;
  document.getElementById('next').disabled = cases.length < pageSize;
  for (const [name, { title }] of Object.entries(kinds)) {
    if (!filter.kind.querySelector('option[value="' + name + '"]')) {
      const option = element('option', title);
      option.value = name;
      filter.kind.append(option);
    }
  }
  const key = page + ' ' + cases.map(({ id }) => id).join();
  if (!always && key === shown) return;
  shown = key;
  const main = document.getElementById('cases');
  main.replaceChildren();
  if (cases.length === 0) main.append(element('p', 'No pending cases.'));
  for (const [name, kind] of Object.entries(kinds)) {
    const own = cases.filter((one) => one.kind === name);
    if (own.length > 0) main.append(element('h2', kind.title), ...own.map((one) => show(one, kind)));
  }
}
const keep = () => refresh(false).catch((error) => say(error.message));
const showPage = (to) => { page = to; keep(); };
document.getElementById('back').addEventListener('click', () => showPage(page - 1));
document.getElementById('next').addEventListener('click', () => showPage(page + 1));
filter.addEventListener('input', () => showPage(1));
filter.addEventListener('submit', (event) => event.preventDefault());
keep();
setInterval(keep, 2000);
`;
