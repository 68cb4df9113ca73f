import type { Messages } from '@bourse/i18n';
import type en from './en';

const jp: Messages<typeof en> = {
  connection: '接続',
  phase: 'リアルタイムデータ',
  'phase.connecting': '接続中',
  'phase.live': '受信中',
  'phase.stale': '最新データなし',
  'phase.down': '未接続',
  lastEvent: '最新イベントの経過時間',
  roundTrip: '往復遅延',
  roundTripOf: '{{median}} ミリ秒（{{least}}～{{most}} ミリ秒）',
  offset: '時計のずれ',
  offsetOf: '{{offset}} ミリ秒、±{{precision}} ミリ秒',
  delay: '配信遅延',
  delayUnknown: '— 取引所はイベントの送信時刻を提供していません。',
  measure: '今すぐ測定',
  notMeasured: '取引所から応答がありません。もう一度お試しください。',
  calls: 'このページのデータ',
  'calls.name': 'データ',
  'calls.status': '状態',
  'calls.age': '経過時間',
  'calls.took': '所要時間',
  'calls.none': 'まだ読み込まれたデータはありません',
  'status.waiting': '待機中',
  'status.arrived': '読み込み済み',
  'status.failed': '失敗',
  seconds: '{{seconds}} 秒',
  milliseconds: '{{milliseconds}} ミリ秒',
  bundle: 'サポート用ファイル',
  'bundle.words':
    '保存する前に下のファイル全体をご確認ください。パスワード・トークン・アドレス・氏名・金額は含まれません。自動送信はされないため、サポートへのメッセージに添付してください。',
  'bundle.prepare': 'サポート用ファイルを作成',
  'bundle.save': 'ファイルを保存',
  'bundle.content': 'サポート用ファイルの内容',
};

export default jp;
