import type { WorkspaceTexts } from './messages';

const hk: WorkspaceTexts = {
  'workspace.hint': '將面板拖到其他位置，或選取面板後按方向鍵移動。適用於闊度不少於 1,200 px 的視窗。',
  'workspace.left': '左欄',
  'workspace.centre': '中欄',
  'workspace.right': '右欄',
  'workspace.edge': '最右欄',
  'workspace.foot': '圖表下方',
  'workspace.here': '移到此處',
  'workspace.hereOf': '移到此處：{{panel}}，{{zone}}',
  'workspace.moved': '{{panel}}：{{zone}}',
  'workspace.movedTo': '{{panel}}：{{zone}}，第 {{place}} 位',
  'workspace.layouts': '已儲存的版面',
  'workspace.name': '版面名稱',
  'workspace.save': '儲存版面',
  'workspace.saved': '版面已儲存：{{name}}',
  'workspace.full': '已儲存 12 個版面，請先刪除一個。',
  'workspace.show': '顯示',
  'workspace.delete': '刪除',
  'workspace.deleteOf': '刪除版面：{{name}}',
  'workspace.file': '轉移至其他裝置',
  'workspace.fileHint': '檔案包含您的版面、價格提示及按鍵。匯入後會取代目前版面及按鍵。',
  'workspace.export': '匯出設定',
  'workspace.import': '匯入設定',
  'workspace.imported': '設定已匯入',
  'workspace.notRead': '這不是本站的設定檔案，未作任何更改。',
};

export default hk;
