import type { Messages } from '@bourse/i18n';
import type { UiKitTexts } from './en';

const hk: Messages<UiKitTexts> = {
  'action.pending': '處理中…',
  'action.close': '關閉',
  'action.cancel': '取消',
  'action.confirm': '確定',
  'action.retry': '重試',
  'action.dismiss': '關閉提示',
  'copy.copy': '複製',
  'lay.copys': '已複製',
  'lay.fcopy': '複製失敗',
  'password.show': '顯示密碼',
  'password.hide': '隱藏密碼',
  'confirm.remember': '在此裝置上不再詢問',
  'connection.connecting': '連線中',
  'connection.live': '即時',
  'connection.stale': '數據已過時',
  'connection.down': '重新連線中',
  'connection.age': '{{seconds}} 秒',
  'number.unreadable': '無法將「{{text}}」識別為唯一的數值，請手動輸入。',
  'table.sort': '按{{column}}排序',
  'table.loading': '載入中',
  'error.title': '出錯了',
  'price.up': '上升',
  'price.down': '下跌',
  'price.unchanged': '持平',
  'steps.label': '可用餘額比例',
  'steps.value': '百分之{{percent}}',
  'qr.label': '二維碼：{{value}}',
  'richText.table': '表格',
  'toast.region': '訊息',
};

export default hk;
