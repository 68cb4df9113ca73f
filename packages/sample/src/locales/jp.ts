import type { SampleTexts } from './messages';

const jp: SampleTexts = {
  'entries.title': 'サンプル',
  'entries.search': '名前で検索',
  'entries.name': '名前',
  'entries.created': '作成日時',
  'entries.unknown': '不明',
  'entries.none': 'まだ何もありません。',
  'entries.noMatch': '該当する項目がありません。',
  'entries.failed': '一覧を読み込めませんでした',
};

export default jp;
