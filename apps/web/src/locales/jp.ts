import type { ShellTexts } from './messages';

const jp: ShellTexts = {
  'nav.label': 'メインメニュー',
  'nav.markets': 'マーケット',
  'nav.spot': '現物取引',
  'nav.leverage': 'レバレッジ取引',
  'nav.options': 'オプション',
  'nav.c2c': 'C2C',
  'nav.assets': '資産',

  'header.skip': '本文へ移動',
  'header.home': '{{name}} トップページ',
  'header.menu': 'メニュー',
  'header.login': 'ログイン',
  'header.register': '新規登録',
  'header.logout': 'ログアウト',
  'header.account': 'アカウント',
  'header.settings': 'アカウント設定',
  'header.verification': '本人確認',
  'header.merchant': '事業者',
  'header.merchant.about': '広告を掲載できます',
  'header.assets': '総資産',
  'header.assets.show': '総資産を表示',
  'header.assets.hide': '総資産を隠す',
  'header.assets.hidden': '非表示',

  'language.label': '言語',
  'language.failed': '言語を読み込めませんでした。もう一度お試しください。',
  'apps.label': 'アプリのダウンロード',
  'preferences.label': '表示設定',
  'zone.label': 'タイムゾーン',
  'zone.Asia/Shanghai': '上海（UTC+8）',
  'zone.local': 'この端末（{{zone}}）',
  'zone.UTC': 'UTC',
  'theme.day': 'ライトモードに切り替え',
  'theme.night': 'ダークモードに切り替え',
  'colours.label': '上昇・下落の色',
  'colours.green-up': '緑が上昇、赤が下落',
  'colours.red-up': '赤が上昇、緑が下落',
  'colours.colour-vision-safe': '青が上昇、オレンジが下落',

  'site.description': 'デジタル資産の取引：リアルタイムの相場、現物取引、資産管理をひとつの場所で。',

  'footer.label': 'サイトについて',
  'footer.about': '会社情報',
  'footer.explain': 'ご案内',
  'footer.support': 'サポート',
  'footer.contact': 'カスタマーサービス',
  'footer.rights': '© {{years}} {{name}} 無断転載を禁じます。',

  'session.signIn': 'ログインしてください。',
  'session.outOfDate': 'ログインの有効期限が切れました。もう一度ログインしてください。',

  offline: 'オフラインです。表示は最新ではなく、注文は送信できません。',
  'offline.asOf': 'オフラインです。数値は {{time}} 時点のもので、注文は送信できません。',

  'screen.loading': '読み込み中…',
  'screen.failed': 'この画面で問題が発生しました',
  'screen.failed.body':
    'ほかの画面は引き続きご利用いただけます。もう一度お試しいただき、続く場合はカスタマーサービスにご連絡ください。',
  'screen.notLoaded': '画面を読み込めませんでした',
  'screen.notLoaded.body': '接続を確認してもう一度お試しください。ほかの画面で入力した内容は保持されます。',
  'screen.retry': '再試行',
  'screen.home': 'トップページへ',
  'screen.back': '前のページに戻る',
  'screen.notFound': 'ページが見つかりません',
  'screen.notFound.body':
    '{{path}} に該当するページはありません。入力に誤りがあるか、ページが移動した可能性があります。',
};

export default jp;
