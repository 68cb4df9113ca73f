/* The page of the desk: plain HTML, one script (`page-script.ts`), one style sheet. */

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
<main>
<h1>Back office</h1>
<p id="mode"></p>
<p role="status" id="status"></p>
<form id="filter">
<label>Kind<select name="kind"><option value="">All</option></select></label>
<label>User<input name="user" inputmode="numeric" size="8"></label>
<button type="button" id="back">Older cases</button>
<button type="button" id="next">Newer cases</button>
</form>
<div id="cases"></div>
<p id="none" hidden>No pending cases.</p>
<section>
<h2>Frozen accounts</h2>
<form id="freeze">
<label>User<input name="user" inputmode="numeric" size="8" required></label>
<label>Reason<input name="reason" maxlength="500" size="40" required></label>
<button value="freeze">Freeze</button>
<button value="unfreeze">Unfreeze</button>
</form>
<div class="wide" role="region" aria-label="List of frozen accounts" tabindex="0"><table id="frozen"></table></div>
</section>
<section>
<h2>Log</h2>
<p>
<button type="button" id="newer">Newer acts</button>
<button type="button" id="older">Older acts</button>
</p>
<div class="wide" role="region" aria-label="List of acts" tabindex="0"><table id="log"></table></div>
</section>
</main>
</body>
</html>
`;

export const DESK_STYLE = `
* { box-sizing: border-box; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 860px; padding: 24px 16px; color: #1b1f24; background: #fff; }
h1 { font-size: 22px; } h2 { font-size: 17px; margin: 28px 0 8px; }
article { border: 1px solid #d0d7de; border-radius: 8px; padding: 12px 16px; margin: 8px 0; }
dl { display: grid; grid-template-columns: fit-content(40%) 1fr; gap: 2px 16px; margin: 0 0 12px; }
dt { color: #57606a; overflow-wrap: anywhere; } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
label { display: grid; max-width: 100%; font-size: 13px; color: #57606a; }
input, select, button { font: inherit; max-width: 100%; padding: 6px 10px; border: 1px solid #8c959f; border-radius: 6px; background: #fff; color: inherit; }
select { width: 260px; } article form { margin-top: 12px; }
button { cursor: pointer; } button:disabled { cursor: default; opacity: 0.5; } button[value=approve] { background: #1a7f37; border-color: #1a7f37; color: #fff; }
table { border-collapse: collapse; font-size: 13px; } th, td { text-align: left; vertical-align: top; padding: 4px 12px 4px 0; }
td { white-space: pre-wrap; overflow-wrap: anywhere; } .wide { overflow-x: auto; }
img { max-width: min(240px, 100%); max-height: 240px; border-radius: 6px; }
@media (prefers-color-scheme: dark) {
  body { background: #0d1117; color: #e6edf3; } article { border-color: #30363d; } dt, label { color: #9198a1; }
  input, select, button { background: #161b22; border-color: #6e7681; }
}
`;
