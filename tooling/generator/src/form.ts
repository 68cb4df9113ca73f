import { addTexts, catalogueOf, requireTitles } from './catalogue.ts';
import { namesOf } from './names.ts';
import { writeTemplates } from './templates.ts';
import type { Workspace } from './workspace.ts';

/** Texts of the first field and of the button, in the order of the languages. */
const TEXTS = {
  name: ['Name', '名称', '名稱', '이름', '名前', 'Nombre'],
  nameMissing: [
    'Enter a name',
    '请输入名称',
    '請輸入名稱',
    '이름을 입력하세요',
    '名前を入力してください',
    'Introduce un nombre',
  ],
  submit: ['Submit', '提交', '提交', '제출', '送信', 'Enviar'],
} as const;

interface FormOptions {
  readonly folder: string;
  readonly kebab: string;
  /** The form's title, one for each of the six languages. */
  readonly titles: readonly string[];
}

/** Adds a form to a feature package: schema, form, story, test, texts in six languages. Returns the new files. */
export function makeForm(workspace: Workspace, { folder, kebab, titles }: FormOptions): string[] {
  const { camel, pascal } = namesOf(kebab);
  requireTitles(titles);
  if (workspace.has(`${folder}/src/${kebab}`)) throw new Error(`${folder} has a folder src/${kebab} already.`);
  const catalogue = catalogueOf(workspace, folder);
  addTexts(workspace, folder, `${camel}.title`, titles);
  for (const [key, texts] of Object.entries(TEXTS)) addTexts(workspace, folder, `${camel}.${key}`, texts);
  workspace.save();
  return writeTemplates('form', workspace.path(folder), {
    form: kebab,
    Form: pascal,
    formKey: camel,
    title: titles[0] ?? '',
    nameLabel: TEXTS.name[0],
    nameMissing: TEXTS.nameMissing[0],
    messages: catalogue.name,
    messagesFrom: `../${catalogue.module}`,
  });
}
