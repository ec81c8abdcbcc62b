export { ArticleBodies, ArticleBody } from "./article-body.tsx";
