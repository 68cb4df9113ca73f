import type { Messages } from '@bourse/i18n';
import type en from './en';

const jp: Messages<typeof en> = {
  calendar: '損益カレンダー',
  count: '決済済み取引',
  dayCount: '{{count}}件決済',
  winRate: '勝率',
  winRateOf: '{{rate}}（{{wins}}勝）',
  netProfit: '純損益',
  'chart.show': 'チャート',
  'chart.showOf': 'チャート：{{trade}}',
  'chart.entry': '新規',
  'chart.exit': '決済',
  'chart.opened': '新規日時',
  'chart.closed': '決済日時',
  'chart.noPair': 'この通貨ペアは取扱いが終了しました。',
  currency: '通貨',
  incomplete: 'これより前の取引は含まれていません。',
  older: '以前の取引を読み込む',
  byPair: '通貨ペア別',
  byDuration: '期間別',
  byHour: '開始時間帯別',
  'note.header': 'メモ',
  'note.add': 'メモを追加',
  'note.addTo': 'メモを追加：{{trade}}',
  'note.edit': 'メモを編集',
  'note.editOf': 'メモを編集：{{trade}}',
  'note.text': 'メモ',
  'note.tags': 'タグ',
  'note.tagsHint': 'タグはカンマで区切ります。',
  'note.onDevice': 'このデバイスにお客様のアカウント用として保存され、取引所には送信されません。',
  'note.save': 'メモを保存',
  'filter.label': 'タグ',
  'filter.all': 'すべての取引',
};

export default jp;
