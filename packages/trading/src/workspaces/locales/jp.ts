import type { WorkspaceTexts } from './messages';

const jp: WorkspaceTexts = {
  'workspace.hint':
    'パネルを別の場所へドラッグするか、選択して矢印キーで移動します。幅1,200px以上のウィンドウで有効です。',
  'workspace.left': '左の列',
  'workspace.centre': '中央の列',
  'workspace.right': '右の列',
  'workspace.edge': '右端の列',
  'workspace.foot': 'チャートの下',
  'workspace.here': 'ここへ移動',
  'workspace.hereOf': 'ここへ移動：{{panel}}、{{zone}}',
  'workspace.moved': '{{panel}}：{{zone}}',
  'workspace.movedTo': '{{panel}}：{{zone}}、{{place}} 番目',
  'workspace.layouts': '保存したレイアウト',
  'workspace.name': 'レイアウト名',
  'workspace.save': 'レイアウトを保存',
  'workspace.saved': 'レイアウトを保存しました：{{name}}',
  'workspace.full': 'レイアウトは12件まで保存できます。1件削除してください。',
  'workspace.show': '表示',
  'workspace.delete': '削除',
  'workspace.deleteOf': 'レイアウトを削除：{{name}}',
  'workspace.file': '別の端末へ移す',
  'workspace.fileHint':
    'ファイルにはレイアウト、価格アラート、キーの設定が含まれます。読み込むと現在のレイアウトとキーは置き換わります。',
  'workspace.export': '設定を書き出す',
  'workspace.import': '設定を読み込む',
  'workspace.imported': '設定を読み込みました',
  'workspace.notRead': 'このサイトの設定ファイルではありません。変更はありません。',
};

export default jp;
