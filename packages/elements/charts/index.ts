export { type BarRow, BarTable } from "./bar-table.tsx";
export { figure } from "./chart-scale.ts";
export { type Column, ColumnChart } from "./column-chart.tsx";
export { ShareBar } from "./share-bar.tsx";
export { Total } from "./total.tsx";
