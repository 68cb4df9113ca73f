import type { Messages } from '@bourse/i18n';
import type { UiKitTexts } from './en';

const zh: Messages<UiKitTexts> = {
  'action.pending': '处理中…',
  'action.close': '关闭',
  'action.cancel': '取消',
  'action.confirm': '确定',
  'action.retry': '重试',
  'action.dismiss': '关闭提示',
  'copy.copy': '复制',
  'lay.copys': '已复制',
  'lay.fcopy': '复制失败',
  'password.show': '显示密码',
  'password.hide': '隐藏密码',
  'confirm.remember': '在此设备上不再询问',
  'connection.connecting': '连接中',
  'connection.live': '实时',
  'connection.stale': '数据已过时',
  'connection.down': '重新连接中',
  'connection.age': '{{seconds}} 秒',
  'number.unreadable': '无法将“{{text}}”识别为唯一的数值，请手动输入。',
  'table.sort': '按{{column}}排序',
  'table.loading': '加载中',
  'error.title': '出错了',
  'price.up': '上涨',
  'price.down': '下跌',
  'price.unchanged': '持平',
  'steps.label': '可用余额比例',
  'steps.value': '百分之{{percent}}',
  'qr.label': '二维码：{{value}}',
  'richText.table': '表格',
  'toast.region': '消息',
};

export default zh;
