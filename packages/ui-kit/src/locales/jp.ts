import type { Messages } from '@bourse/i18n';
import type { UiKitTexts } from './en';

const jp: Messages<UiKitTexts> = {
  'action.pending': '処理中…',
  'action.close': '閉じる',
  'action.cancel': 'キャンセル',
  'action.confirm': '確定',
  'action.retry': '再試行',
  'action.dismiss': '通知を閉じる',
  'copy.copy': 'コピー',
  'lay.copys': 'コピーしました',
  'lay.fcopy': 'コピーできませんでした',
  'password.show': 'パスワードを表示',
  'password.hide': 'パスワードを隠す',
  'confirm.remember': 'この端末では今後確認しない',
  'connection.connecting': '接続中',
  'connection.live': 'ライブ',
  'connection.stale': 'データが古くなっています',
  'connection.down': '再接続中',
  'connection.age': '{{seconds}}秒',
  'number.unreadable': '「{{text}}」は数値として一意に読み取れません。手入力してください。',
  'table.sort': '{{column}}で並べ替え',
  'table.loading': '読み込み中',
  'error.title': '問題が発生しました',
  'price.up': '上昇',
  'price.down': '下落',
  'price.unchanged': '変わらず',
  'steps.label': '利用可能残高の割合',
  'steps.value': '{{percent}}パーセント',
  'qr.label': 'QRコード：{{value}}',
  'richText.table': '表',
  'toast.region': 'メッセージ',
};

export default jp;
