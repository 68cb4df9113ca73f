// npm run x -- gen package|screen|form|endpoint …: prompts for missing arguments, then generates.
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES } from './catalogue.ts';
import { makeEndpoint, type Method } from './endpoint.ts';
import { makeForm } from './form.ts';
import { kindOf, makePackage } from './package.ts';
import { makeScreen } from './screen.ts';
import { WIRED } from './wiring.ts';
import { Workspace } from './workspace.ts';

const HELP = `npm run x -- gen package  <name> [--floor 3|0]
npm run x -- gen screen   <package> <name> [--titles "en,zh,hk,kr,jp,spa"] [--session]
npm run x -- gen form     <package> <name> [--titles "en,zh,hk,kr,jp,spa"]
npm run x -- gen endpoint <package> <name> [--method GET|POST] [--path /name] [--access public|optional|required]

Names are written small, with hyphens. What is left out is asked for. New stories get their pictures at once; look at them.
--no-pictures leaves that to you.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    floor: { type: 'string' },
    titles: { type: 'string' },
    session: { type: 'boolean', default: false },
    method: { type: 'string' },
    path: { type: 'string' },
    access: { type: 'string' },
    'no-pictures': { type: 'boolean', default: false },
    root: { type: 'string', default: join(import.meta.dirname, '../../..') },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** The value of an argument, or the answer to a prompt. */
async function ask(given: string | undefined, question: string, fallback?: string): Promise<string> {
  if (given !== undefined) return given;
  if (!stdin.isTTY) {
    if (fallback !== undefined) return fallback;
    throw new Error(`${question}: nobody is here to be asked. ${HELP}`);
  }
  const terminal = createInterface({ input: stdin, output: stdout });
  const answer = await terminal.question(`${question}${fallback === undefined ? '' : ` (${fallback})`}: `);
  terminal.close();
  return answer.trim() || (fallback ?? '');
}

const oneOf = <T extends string>(all: readonly T[], given: string): T => {
  const found = all.find((one) => one === given);
  if (found === undefined) throw new Error(`"${given}" is none of ${all.join(', ')}.`);
  return found;
};

const workspace = new Workspace(values.root);

async function existingPackage(): Promise<string> {
  const name = await ask(positionals[1], 'Package, e.g. spot');
  const folder = `packages/${name.replace(/^@bourse\//, '')}`;
  if (!workspace.has(`${folder}/package.json`)) throw new Error(`There is no package ${folder}.`);
  return folder;
}

/** Prints the created and changed files. */
const showFiles = (files: readonly string[]) =>
  stdout.write(`${files.map((file) => relative(workspace.root, file)).join('\n')}\n`);

/** Takes the first pictures of new stories; without a browser, prints the command. */
function takePictures(folder: string, ...stories: string[]) {
  if (values['no-pictures']) return;
  const command = ['--filter', `./${folder}`, 'run', 'test:stories', ...stories, '--update'] as const;
  stdout.write('taking pictures of the stories …\n');
  try {
    workspace.run('pnpm', ...command);
  } catch (error) {
    stdout.write(`${String(error)}\nNo pictures yet. Later: npm run x -- ${command.join(' ')}\n`);
  }
}

/** Regenerates the contract documents with the new call. */
function writeDocuments() {
  workspace.run('pnpm', '--silent', 'contract-docs');
}

async function genPackage() {
  const name = await ask(positionals[1], 'Name, e.g. launchpad');
  const kind = kindOf(await ask(values.floor, 'Floor: 3 (feature) or 0 (foundation)', '3'));
  const folder = makePackage(workspace, name, kind);
  workspace.run('oxfmt', folder, ...WIRED);
  stdout.write('installing …\n');
  workspace.run('pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline');
  if (kind === 'feature') {
    writeDocuments();
    takePictures(folder);
  }
  stdout.write(`${folder} is there.${kind === 'feature' ? ` The shell shows it at /${name}.` : ''}\n`);
  stdout.write(`Next: npm run x -- --filter @bourse/${name} ${kind === 'feature' ? 'storybook' : 'test'}\n`);
}

async function askTitles(): Promise<string[]> {
  if (values.titles !== undefined) return values.titles.split(',').map((title) => title.trim());
  const titles: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one question after the other
  for (const language of LANGUAGES) titles.push(await ask(undefined, `Title (${language})`));
  return titles;
}

async function genScreen() {
  const folder = await existingPackage();
  const kebab = await ask(positionals[2], 'Screen, e.g. rewards');
  const titles = await askTitles();
  const files = makeScreen(workspace, { folder, kebab, titles, access: values.session ? 'session' : 'public' });
  workspace.run('oxfmt', folder);
  takePictures(folder, `src/${kebab}/`);
  showFiles(files);
  stdout.write(`The shell shows it at /${kebab}.\n`);
}

async function genForm() {
  const folder = await existingPackage();
  const kebab = await ask(positionals[2], 'Form, e.g. add-payee');
  const titles = await askTitles();
  const files = makeForm(workspace, { folder, kebab, titles });
  workspace.run('oxfmt', folder);
  takePictures(folder, `src/${kebab}/`);
  showFiles(files);
  stdout.write('Put your fields into rules.ts and the form; render the form in a screen.\n');
}

async function genEndpoint() {
  const folder = await existingPackage();
  const kebab = await ask(positionals[2], 'Endpoint, e.g. reward-list');
  const method: Method = oneOf(['GET', 'POST'], await ask(values.method, 'Method: GET or POST', 'GET'));
  const path = await ask(values.path, 'Path below /api', `/${kebab}`);
  const access = oneOf(['public', 'optional', 'required'], await ask(values.access, 'Access', 'required'));
  const files = makeEndpoint(workspace, { folder, kebab, method, path, access });
  workspace.run('oxfmt', ...files, ...WIRED);
  writeDocuments();
  showFiles(files);
  stdout.write('Say in the contract what is asked and answered; the rest follows by its types.\n');
}

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  package: genPackage,
  screen: genScreen,
  form: genForm,
  endpoint: genEndpoint,
};

const command = COMMANDS[positionals[0] ?? ''];
if (values.help || !command) {
  stdout.write(HELP);
  process.exit(values.help ? 0 : 1);
}
try {
  await command();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
